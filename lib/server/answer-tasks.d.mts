/** Does what a processPool sends, one task at a time. What an error carries as `refusal` goes back with it. */
export function answerTasks(tasks: Record<string, (task: never) => unknown>): void
