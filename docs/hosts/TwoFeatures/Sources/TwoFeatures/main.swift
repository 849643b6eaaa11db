import CoreDictionary
import CoreModule
import CoreModuleLive
import PersonalDictionary
import TodoList

struct Host: NewTaskDependency {
  let todoStore: any TodoStore = InMemoryTodoStore(clock: .system, localTime: .system, random: .system)
  let clock = WallClock.system
  let localTime = LocalTime.system
}
let answer = try await LookUp(sources: [CoreDictionary()])("house", in: .initial)
let newTask = NewTaskBuilder(dependency: Host()).build()
await newTask.submit([NewTaskRequest("learn house: \(answer.translations[0]) tomorrow 9am")])
for task in newTask.state.added { print(task.text) }
