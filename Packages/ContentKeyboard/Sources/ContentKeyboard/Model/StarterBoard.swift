extension Board {
  /// The board in use until the user chooses or writes another.
  public static let starter = Board([
    BoardButton(id: "1", caption: "greetings", pieces: ["hello!", "good to see you!", "how was your week?"]),
    BoardButton(
      id: "2", caption: "questions",
      pieces: [
        "could you say that more slowly, please?", "how do you spell it?", "what is another word for that?",
        "is that how you would say it?",
      ]),
    BoardButton(id: "3", caption: "thanks", pieces: ["thank you for your help!", "that was a good example.", "now I see, thanks."]),
    BoardButton(id: "4", caption: "farewell", pieces: ["until next time!", "have a nice evening!", "same time next week?"]),
  ])
}
