import 'server-only'
import { daysToDecide } from '@/lib/domain/reports/deadlines'
import { openReport } from '@/lib/domain/reports/open-report'
import { aboutMePath, reportContentPath, reportPath } from '@/lib/domain/reports/paths'
import { findTarget } from '@/lib/domain/reports/queries'
import { reportLimits, slowDownUnfounded } from '@/lib/domain/reports/report-limits'
import { pretendedCase } from '@/lib/domain/support/cases'
import type { OpenedCase } from '@/lib/domain/support/schema'
import { senderLimits } from '@/lib/domain/support/support-limits'
import { readProof, spendProof } from '@/lib/server/abuse/proof-of-work'
import { refuseLinks, refuseSpam } from '@/lib/server/abuse/spam-check'
import { anyone, defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'
import { reportForm, reportInput } from '../schema'

/** A report of an advertisement may quote its links. */
const linksAllowed = { where: 3, why: 10 }

/**
 * Takes in a report of content on a page (Regulation (EU) 2022/2065 article 16), or a request to remove something about
 * oneself, from anyone. Throws NOT_FOUND for content the caller may not see.
 */
export const reportContent = defineCommand({
  name: 'reports.report-content',
  session: 'optional',
  status: 201,
  input: reportInput,
  limits: senderLimits,
  subjectLimits: reportLimits,
  load: async (words, caller) => {
    if (words.website) return { target: null, proof: null }
    const target = words.target ? await findTarget(caller.actor, { id: words.target }) : null
    if (words.target && !target) throw new DomainError('NOT_FOUND')
    refuseSpam({ name: words.name ?? null }, {})
    refuseSpam({ where: words.where ?? null }, linksAllowed)
    // The reasons may quote an advertisement's phrases.
    refuseLinks({ why: words.why }, linksAllowed)
    await slowDownUnfounded(words, caller)
    return { target, proof: caller.actor.kind === 'visitor' ? await readProof(words.altcha) : null }
  },
  authorize: anyone,
  run: async (context, words, { target, proof }): Promise<OpenedCase> => {
    if (words.website) return pretendedCase(context)
    if (proof) await spendProof(context.tx, proof)
    const { kind, why } = words
    return openReport(context, {
      kind,
      target,
      why,
      where: words.where || null,
      name: words.name ?? null,
      email: words.email ?? null,
      userId: userIdOf(context.actor),
      days: daysToDecide[kind],
    })
  },
  form: {
    name: reportForm,
    done: ({ number }) => `/contact?anmeldt=${number}`,
    back: (_, { target, kind }) =>
      typeof target === 'string' && /^[0-9a-f-]{36}$/i.test(target)
        ? reportContentPath(target)
        : kind === 'about_me'
          ? aboutMePath
          : reportPath,
    secret: ['website', 'altcha', 'target', 'goodFaith'],
  },
})
