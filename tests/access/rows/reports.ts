import { bringBackContribution } from '@/lib/domain/reports/commands/bring-back-contribution'
import { bringBackMedia } from '@/lib/domain/reports/commands/bring-back-media'
import { bringBackPage } from '@/lib/domain/reports/commands/bring-back-page'
import { complain } from '@/lib/domain/reports/commands/complain'
import { decideReport } from '@/lib/domain/reports/commands/decide-report'
import { hideContribution } from '@/lib/domain/reports/commands/hide-contribution'
import { hideMedia } from '@/lib/domain/reports/commands/hide-media'
import { hidePage } from '@/lib/domain/reports/commands/hide-page'
import { removeTreePerson } from '@/lib/domain/reports/commands/remove-tree-person'
import { reportContent } from '@/lib/domain/reports/commands/report-content'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createContribution } from '@/tests/factories/contributions'
import { createPerson, createTree } from '@/tests/factories/family-tree'
import { createPicture } from '@/tests/factories/media'
import { createComplaintToken, createReport, hideForTest, reportWords } from '@/tests/factories/reports'

const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
const words = { ground: 'law', reasons: 'Et navn må ikke stå der.' }
const hidden = { hiddenAt: new Date(), hiddenReason: words.reasons }

export const reportRows: Record<string, AccessRow> = {
  // A private page: 404 unless the caller may see it.
  'reports.report-content': {
    command: reportContent,
    input: ({ memorial }) => reportWords({ target: memorial.id }),
    outcomes: outcomes('ok', { visitor: 404, foreign: 404, production: 404 }),
  },
  'reports.decide-report': {
    command: decideReport,
    input: async () => {
      const { number, seenEntryId } = await createReport()
      return { number, seenEntryId, decision: 'settled', reasons: 'Familien har taget billedet ned.' }
    },
    outcomes: administratorsOnly,
  },
  // Authorised by the secret in the link from the mail.
  'reports.complain': {
    command: complain,
    input: async ({ memorial }) => {
      const number = await hideForTest(memorial)
      const { id } = await db.supportCase.findUniqueOrThrow({ where: { number } })
      return { token: await createComplaintToken(id), why: 'Navnet er mit eget.' }
    },
    outcomes: outcomes('ok'),
  },
  'reports.remove-tree-person': {
    command: removeTreePerson,
    input: async ({ memorial }) => {
      const tree = await createTree({ memorial })
      return { id: (await createPerson(tree)).id, reasons: 'Personen har bedt om det.' }
    },
    outcomes: administratorsOnly,
  },
  'reports.hide-page': {
    command: hidePage,
    input: ({ memorial }) => ({ id: memorial.id, ...words }),
    outcomes: administratorsOnly,
  },
  'reports.bring-back-page': {
    command: bringBackPage,
    input: async ({ memorial }) => {
      await db.memorial.update({ where: { id: memorial.id }, data: hidden })
      return { id: memorial.id, reasons: 'Navnet er væk.' }
    },
    outcomes: administratorsOnly,
  },
  'reports.hide-contribution': {
    command: hideContribution,
    input: async ({ memorial }) => ({ id: (await createContribution({ memorial, status: 'approved' })).id, ...words }),
    outcomes: administratorsOnly,
  },
  'reports.bring-back-contribution': {
    command: bringBackContribution,
    input: async ({ memorial }) => {
      const { id } = await createContribution({ memorial })
      await db.contribution.update({ where: { id }, data: { ...hidden, status: 'hidden', hiddenFrom: 'approved' } })
      return { id, reasons: 'Det er i orden.' }
    },
    outcomes: administratorsOnly,
  },
  'reports.hide-media': {
    command: hideMedia,
    input: async ({ memorial }) => ({ id: (await createPicture({ memorial })).id, ...words }),
    outcomes: administratorsOnly,
  },
  'reports.bring-back-media': {
    command: bringBackMedia,
    input: async ({ memorial }) => {
      const { id } = await createPicture({ memorial })
      await db.media.update({ where: { id }, data: { ...hidden, status: 'hidden' } })
      return { id, reasons: 'Det er i orden.' }
    },
    outcomes: administratorsOnly,
  },
}
