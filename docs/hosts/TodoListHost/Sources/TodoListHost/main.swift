import CoreModule
import CoreModuleLive
import TodoList

struct Host: NewTaskDependency {
  let todoStore: any TodoStore = InMemoryTodoStore(clock: .system, localTime: .system, random: .system)
  let clock = WallClock.system
  let localTime = LocalTime.system
}

let newTask = NewTaskBuilder(dependency: Host()).build()
await newTask.submit([NewTaskRequest("Call Ann tomorrow 9am !high #home")])
for task in newTask.state.added { print(task.text, task.priority, task.tags) }
