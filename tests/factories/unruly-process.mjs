import { answerTasks } from '../../lib/server/answer-tasks.mjs'

// What a hostile file might make of the process that opens it.
answerTasks({
  answer: ({ value }) => ({ value, pid: process.pid }),
  settings: () => Object.keys(process.env),
  crash: () => process.abort(),
  hang: () => {
    for (;;);
  },
  // Beside the engine's own memory, where no limit of the engine's reaches.
  eat: ({ megabytes }) => {
    const eaten = []
    while (eaten.length < megabytes) eaten.push(new Uint8Array(1024 * 1024).fill(1))
    return { megabytes: eaten.length }
  },
  refuse: () => {
    throw Object.assign(new Error('not this one'), { refusal: { code: 'NOT_THIS_ONE' } })
  },
})
