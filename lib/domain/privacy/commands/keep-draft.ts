import 'server-only'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { keepDraftFormName } from '@/lib/domain/privacy/copy'
import { draftPath } from '@/lib/domain/privacy/paths'
import { draftInput } from '@/lib/domain/privacy/schema'
import { defineCommand } from '@/lib/server/command'
import { getOwnDraft, renewDraft } from '../unused-drafts'

/** Keeps an unused draft for another year: by its writers, or by the link from the mail without signing in. */
export const keepDraft = defineCommand({
  name: 'privacy.keep-draft',
  input: draftInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'keep-draft', key: address, points: 60, seconds: 600 }],
  load: ({ id, token }, { actor }) => getOwnDraft(actor, id, token),
  authorize: (_, { mayKeep }) => mayKeep,
  run: async ({ tx, about }, _, { id }) => {
    await lockMemorial(tx, id)
    await renewDraft(tx, id)
    about({ type: 'memorial', id })
    return { ok: true }
  },
  form: {
    name: keepDraftFormName,
    done: (_, { id = '' }, { token }) => keptPath(id, token),
    back: ({ id = '' }, { token }) => draftPath(id, typeof token === 'string' ? token : undefined),
    secret: ['token'],
  },
})

function keptPath(id: string, token: unknown): string {
  const path = draftPath(id, typeof token === 'string' && token ? token : undefined)
  return `${path}${path.includes('?') ? '&' : '?'}gemt=ja`
}
