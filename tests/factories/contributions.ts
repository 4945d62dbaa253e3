import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createContributionRow, type NewContribution } from '@/lib/domain/contributions/contribution-rows'
import { createProofChallenge } from '@/lib/server/abuse/proof-of-work'
import { db } from '@/lib/server/db'

type Options = Partial<Omit<NewContribution, 'memorialId'>> & { memorial: { id: string } }

/** A pending greeting by default; any column can be given. An approved post is counted. */
export function createContribution({ memorial, ...columns }: Options) {
  const kind = columns.kind ?? 'greeting'
  return db.$transaction((tx) =>
    createContributionRow(tx, {
      authorName: 'Bodil Krogh',
      message: kind === 'candle' ? null : 'Tak for de mange gode timer i haven.',
      title: kind === 'tribute' ? 'Sommeren ved fjorden' : null,
      ...columns,
      kind,
      memorialId: memorial.id,
    }),
  )
}

/** A proof of work without the work, made long enough ago to count as a person's. */
export async function solvedProof(madeAt = new Date(Date.now() - 10_000)): Promise<string> {
  const challenge = await createProofChallenge({ madeAt, tries: { least: 1, most: 2 } })
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
