import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { checkProof, createProofChallenge, spendProof } from '@/lib/server/abuse/proof-of-work'
import { db } from '@/lib/server/db'
import { solvedProof } from '@/tests/factories/contributions'

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')
const read = (altcha: string) => JSON.parse(Buffer.from(altcha, 'base64').toString())

test('a challenge of the usual cost can be solved and verified', async () => {
  const challenge = await createProofChallenge({ madeAt: new Date(Date.now() - 5000) })
  const solution = await solveChallenge({ challenge, deriveKey })
  expect(solution?.counter).toBeGreaterThanOrEqual(250)
  await expect(checkProof(base64({ challenge, solution }))).resolves.toMatchObject({
    nonce: challenge.parameters.nonce,
  })
})

test('a proof younger than two seconds is too fast, one older than twenty minutes has expired', async () => {
  await expect(checkProof(await solvedProof(new Date(Date.now() - 1000)))).rejects.toThrow('TOO_FAST')
  await expect(checkProof(await solvedProof(new Date(Date.now() - 21 * 60_000)))).rejects.toThrow('CHALLENGE_FAILED')
})

test('a challenge cannot be made easier or newer', async () => {
  const proof = read(await solvedProof())
  const { challenge, solution } = proof
  for (const change of [{ cost: 1 }, { keyPrefix: '00' }, { data: { madeAt: 0 } }, { expiresAt: 9_999_999_999 }]) {
    const forged = { challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } }, solution }
    await expect(checkProof(base64(forged))).rejects.toThrow('CHALLENGE_FAILED')
  }
  const other = read(await solvedProof())
  await expect(checkProof(base64({ challenge, solution: other.solution }))).rejects.toThrow('CHALLENGE_FAILED')
})

test.each(['', 'x', 'bnVsbA==', base64({}), base64({ challenge: { parameters: {} }, solution: null })])(
  'is not a proof: %j',
  async (text) => {
    await expect(checkProof(text)).rejects.toThrow('CHALLENGE_FAILED')
  },
)

test('of two concurrent posts with the same proof exactly one is accepted', async () => {
  const proof = await checkProof(await solvedProof())
  const results = await Promise.allSettled([
    db.$transaction((tx) => spendProof(tx, proof)),
    db.$transaction((tx) => spendProof(tx, proof)),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
