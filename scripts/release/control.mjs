// How `npm run release` speaks with the launchers that run: a socket of each in the data folder, which only the launcher's
// own user can reach. Node's own modules only.
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { dataDir } from '../set-up/root.mjs'

const launchersDir = () => path.join(dataDir(), 'launchers')

/**
 * Answers questions to this launcher.
 * @param {number} port the one it serves; launchers with one data folder have each their own
 * @param {(question: any) => Promise<object>} answer what it throws is the answer `{ error }`
 * @returns {Promise<() => void>} ends it, without waiting for an answer that is on its way
 */
export async function openControl(port, answer) {
  fs.mkdirSync(launchersDir(), { recursive: true, mode: 0o700 })
  fs.chmodSync(launchersDir(), 0o700)
  const file = addressOf(`${port}.sock`)
  // Of a launcher that was killed: the port was free.
  fs.rmSync(file, { force: true })
  const server = net.createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => {})
    const said = await readAll(socket)
      .then((question) => answer(JSON.parse(question)))
      .catch((error) => ({ error: error.message }))
    socket.end(JSON.stringify(said))
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(file, resolve))
  return () => void server.close()
}

/**
 * Asks every launcher that runs on this data folder.
 * @returns {Promise<object[]>} their answers; empty when none runs
 * @throws with the sentence of the first that refuses
 */
export async function askLaunchers(question) {
  if (!fs.existsSync(launchersDir())) return []
  const answers = []
  for (const name of fs.readdirSync(launchersDir())) {
    const answer = await ask(addressOf(name), question)
    if (answer?.error) throw new Error(answer.error)
    if (answer) answers.push(answer)
  }
  return answers
}

/** @returns {Promise<object | null>} null when the launcher is gone */
async function ask(file, question) {
  const socket = net.connect(file)
  try {
    await new Promise((resolve, reject) => socket.once('error', reject).once('connect', resolve))
  } catch {
    return null
  }
  socket.end(JSON.stringify(question))
  const answer = await readAll(socket)
  if (!answer) throw new Error('Siden lukkede ned, før den svarede.')
  return JSON.parse(answer)
}

// Not by iterating: that destroys the socket before it is answered.
function readAll(socket) {
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  return new Promise((resolve, reject) => socket.once('error', reject).once('end', () => resolve(text)))
}

// The address of a socket has room for about a hundred characters.
function addressOf(name) {
  const file = path.join(launchersDir(), name)
  const near = path.relative(process.cwd(), file)
  return near.length < file.length ? near : file
}
