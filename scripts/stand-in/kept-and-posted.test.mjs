import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openPosting } from './post-messages.mjs'
import { openStandIn } from './stand-in.mjs'
import { keep, readKept } from './state-file.mjs'

it('a message waits until the site has taken it', async () => {
  const posted = []
  const answers = [500, 200, 200]
  const site = http.createServer((request, response) => {
    posted.push(request.headers['stripe-signature'])
    request.resume()
    response.writeHead(answers.shift()).end()
  })
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => site.close(resolve)))
  const standIn = await openStandIn()
  onTestFinished(standIn.close)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => vi.useRealTimers())

  await standIn.chargeOutside(500)
  await standIn.chargeOutside(600)
  const { state } = standIn.world
  const target = `http://127.0.0.1:${site.address().port}/`
  const postDue = openPosting({ state, secret: standIn.webhookSecret, target, changed: () => {} })
  await postDue()
  expect(state.outbox.map(({ data }) => data.object.amount)).toEqual([500])
  await postDue()
  expect(posted, 'not again at once').toHaveLength(2)
  vi.setSystemTime(Date.now() + 10_000)
  await postDue()
  expect(state.outbox).toEqual([])
  expect(posted).toHaveLength(3)
  expect(posted.every((signature) => /^t=\d+,v1=/.test(signature))).toBe(true)
})

it('the state outlives a restart, and an unreadable file is put aside', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-in-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'stand-in.json')
  const kept = readKept(file)
  const first = await openStandIn({ ...kept, changed: () => keep(file, kept) })
  const chargeRef = await first.chargeOutside(700, 'a-reference')
  await first.close()
  const second = await openStandIn(readKept(file))
  onTestFinished(second.close)
  expect(second.charges()).toMatchObject([{ chargeRef, reference: 'a-reference', amountOere: 700 }])
  expect(second.takeMessages()).toHaveLength(1)

  fs.writeFileSync(file, '{"state"')
  expect(readKept(file).state.intents).toEqual({})
  expect(fs.readdirSync(folder)).toEqual(['stand-in.json.unreadable'])
})
