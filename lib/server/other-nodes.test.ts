import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { workerArgs, workerFile } from '@/lib/server/worker-file'
import { samplePath } from '@/tests/factories/samples'

// biome-ignore lint/style/noProcessEnv: a setting of the tests, and theirs is what the child gets.
const given = process.env
/** Made by `npm install --prefix FOLDER/24 node@24`, and so on. */
const folder = given.OTHER_NODES ?? ''

let child: ChildProcess | undefined
afterEach(() => void child?.kill('SIGKILL'))

describe.each(['20', '22', '24', '26'])('under Node.js %s', (version) => {
  test('films and songs are made, and only what takes too much is refused', async ({ skip }) => {
    const program = path.join(folder, version, 'node_modules/node/bin/node')
    skip(!existsSync(program), `there is no Node.js ${version} in the folder of the setting OTHER_NODES`)
    child = fork(workerFile('other-node'), ['600'], {
      execPath: program,
      execArgv: [...workerArgs],
      env: given,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const under = async (kind: string, task: object) => {
      child?.send({ kind, task })
      const [message] = await once(child as ChildProcess, 'message')
      return 'answer' in message ? message.answer : message
    }
    const film = { film: samplePath('phone.mov') }
    expect(await under('decode', film)).toMatchObject({ kind: 'video', width: 96, durationSeconds: 2 })
    expect(await under('engrave', {})).toBe(1)
    expect(await under('eat', { megabytes: 256 })).toBe('done')
    expect(await under('eat', { megabytes: 20_000 })).toBe('heavy')
    expect(await under('hoard', {})).toBe('heavy')
    expect(await under('crash', {})).toBe('WORKER_ENDED')
    expect(await under('decode', film)).toMatchObject({ kind: 'video' })
  })
})
