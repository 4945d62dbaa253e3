import readline from 'node:readline/promises'
import { Writable } from 'node:stream'

export const hasTerminal = () => process.stdin.isTTY === true && process.stdout.isTTY === true

/** Reads one line from the terminal; `fallback` when it is empty. */
export async function ask(question, fallback) {
  requireTerminal(question)
  const lines = readline.createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await lines.question(`  ${question}${fallback ? ` [${fallback}]` : ''}: `)).trim() || fallback || ''
  } finally {
    lines.close()
  }
}

export async function askYes(question) {
  return /^(j|ja)$/i.test(await ask(`${question}? (ja/nej)`, 'nej'))
}

/** As `ask`, without echo. */
export async function askHidden(question) {
  requireTerminal(question)
  process.stdout.write(`  ${question}: `)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = readline.createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}

function requireTerminal(question) {
  if (!hasTerminal()) throw new Error(`Her er ingen at spørge om '${question}'. Giv det med (npm run admin -- help).`)
}
