import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import * as queries from '@/lib/domain/privacy/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const validMs = 3600_000
const ownOnly = readOutcomes('ok', { visitor: 401 })

export const privacyReads: Record<string, ReadRow> = {
  'privacy.get-deletion-view': { read: queries.getDeletionView, input: () => ({}), outcomes: ownOnly },
  'privacy.get-my-data-file': { read: queries.getMyDataFile, input: () => ({}), outcomes: ownOnly },
  // Authorised by the secret in the link.
  'privacy.find-restore': {
    read: queries.findRestore,
    input: async ({ people: { owner } }) => ({
      token: await createAccessToken(db, { kind: 'account_restore', userId: owner.id, validMs }),
    }),
    outcomes: readOutcomes('ok'),
  },
  // Without it, for the page's writers.
  'privacy.get-draft': {
    read: queries.getDraft,
    input: async ({ people: { owner, editor, viewer, first_reader } }) => {
      const draft = await createMemorial({ owner, state: 'draft' })
      await addMember(draft, editor, 'editor')
      await addMember(draft, viewer, 'viewer')
      await addMember(draft, first_reader, 'first_reader')
      return { id: draft.id }
    },
    outcomes: readOutcomes(404, { first_reader: 403, editor: 'ok', owner: 'ok', administrator: 403 }),
  },
  'privacy.find-invitation': {
    read: queries.findInvitation,
    input: async ({ memorial, people: { owner, foreign } }) => {
      const about = { userId: owner.id, email: foreign.email, memorialId: memorial.id }
      return { token: await createAccessToken(db, { kind: 'memorial_handover', ...about, validMs }) }
    },
    outcomes: readOutcomes('ok'),
  },
}
