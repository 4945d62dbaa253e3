import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import * as queries from '@/lib/domain/support/queries'
import { caseListInput } from '@/lib/domain/support/schema'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createCase } from '@/tests/factories/support'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const supportReads: Record<string, ReadRow> = {
  'support.get-cases-file': {
    read: queries.getCasesFile,
    input: () => caseListInput.parse({}),
    outcomes: administratorsOnly,
  },
  'support.list-cases': {
    read: queries.listCases,
    input: async () => caseListInput.parse({ search: String((await createCase()).number) }),
    outcomes: administratorsOnly,
  },
  'support.count-cases': {
    read: queries.countCases,
    input: () => caseListInput.parse({}),
    outcomes: administratorsOnly,
  },
  'support.find-case': {
    read: queries.findCase,
    input: async () => ({ number: (await createCase()).number }),
    outcomes: administratorsOnly,
  },
  'support.list-assignees': { read: queries.listAssignees, input: () => ({}), outcomes: administratorsOnly },
  'support.list-own-cases': {
    read: queries.listOwnCases,
    input: async ({ people }) => {
      await createCase({ sender: people.owner })
      return {}
    },
    outcomes: readOutcomes('nothing', { owner: 'ok' }),
  },
  'support.find-own-case': {
    read: queries.findOwnCase,
    input: async ({ people }) => ({ number: (await createCase({ sender: people.owner })).number }),
    outcomes: readOutcomes('nothing', { owner: 'ok' }),
  },
  // Authorised by the secret in the link.
  'support.find-case-by-link': {
    read: queries.findCaseByLink,
    input: async () => {
      const { id: supportCaseId } = await createCase()
      return { token: await createAccessToken(db, { kind: 'support_case', supportCaseId, validMs: 3600_000 }) }
    },
    outcomes: readOutcomes('ok'),
  },
}
