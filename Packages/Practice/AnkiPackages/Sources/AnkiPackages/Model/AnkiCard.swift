public import CoreModule

/// A card: one question about a note, and its schedule.
public struct AnkiCard: Equatable, Sendable {
  /// How far a card is learnt.
  public enum Stage: Int, Sendable {
    /// Never asked.
    case new
    /// In the steps of learning.
    case learning
    /// Asked at intervals of days.
    case review
    /// In the steps of relearning, after it was forgotten.
    case relearning
  }

  /// The queue of a card, which says whether and when it is asked.
  public enum Queue: Int, Sendable {
    /// Buried by the user until tomorrow.
    case buriedByUser = -3
    /// Buried until tomorrow, because another card of its note was asked.
    case buried = -2
    /// Suspended permanently.
    case suspended = -1
    /// New, not learnt yet.
    case new = 0
    /// In learning, due at a moment.
    case learning = 1
    /// Due on a day.
    case review = 2
    /// In learning, due on a day.
    case dayLearning = 3
    /// Asked without any effect on its schedule.
    case preview = 4
  }

  /// When a card is due.
  public enum Due: Equatable, Sendable {
    /// A new card: its place in the order.
    case position(Int64)
    /// On a day, counted from the creation of the collection.
    case day(Int64)
    /// At a moment.
    case moment(Timestamp)
  }

  /// Its number, usually the milliseconds of its creation.
  public var id: Int64
  /// The number of its template or gap, counted from 0.
  public var template = 0
  /// The number of its deck.
  public var deck = AnkiDeck.defaultID
  /// When it was last changed, in whole seconds.
  public var modified = Timestamp(milliseconds: 0)
  /// The stage of learning.
  public var stage = Stage.new
  /// Whether and when it is asked.
  public var queue = Queue.new
  /// The due number as stored; ``due`` has its meaning.
  public var dueNumber: Int64 = 0
  /// The interval in days; in seconds if negative.
  public var interval: Int64 = 0
  /// The ease in thousandths for the scheduler before FSRS; 0 if it has none. Set 2500 for cards that have been learnt, so that Anki can
  /// also ask them without FSRS.
  public var factor = 0
  /// How often it was answered.
  public var repetitions = 0
  /// How often it was forgotten.
  public var lapses = 0
  /// How many steps of learning are left.
  public var stepsLeft = 0
  /// The due number in its own deck while it is in a filtered deck; 0 otherwise.
  public var originalDueNumber: Int64 = 0
  /// Its own deck while it is in a filtered deck; 0 otherwise.
  public var originalDeck: Int64 = 0
  /// The colour of its flag, 1 to 7; 0 for none.
  public var flag = 0
  /// Further data about it.
  public var data = AnkiCardData()
  /// Its answers, in the order of their times.
  public var reviews: [AnkiReview] = []

  /// Creates a new card. Set the other values afterwards.
  public init(id: Int64, template: Int = 0, deck: Int64 = AnkiDeck.defaultID) {
    (self.id, self.template, self.deck) = (id, template, deck)
  }

  /// When it is due in its own deck.
  public var due: Due {
    let number = homeDueNumber
    switch stage {
    case .new: return .position(number)
    case .review: return .day(number)
    case .learning, .relearning:
      // A day has at most seven digits, a moment in seconds far more.
      return number < 10_000_000 ? .day(number) : .moment(Timestamp(seconds: number) ?? Timestamp(milliseconds: .max))
    }
  }

  /// The number of its own deck.
  public var homeDeck: Int64 { originalDeck == 0 ? deck : originalDeck }

  var homeDueNumber: Int64 { originalDeck == 0 || originalDueNumber == 0 ? dueNumber : originalDueNumber }
}
