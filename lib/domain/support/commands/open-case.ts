import 'server-only'
import { isConfirmedAddressOf } from '@/lib/domain/accounts/email-addresses'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { recordReport } from '@/lib/domain/stones/record-report'
import { createCaseLink } from '@/lib/domain/support/case-links'
import { addEntry, pretendedCase } from '@/lib/domain/support/cases'
import { answerTime } from '@/lib/domain/support/copy'
import { notifyAdministrators } from '@/lib/domain/support/notify-administrators'
import { openCaseLimits, senderLimits } from '@/lib/domain/support/support-limits'
import { readProof, spendProof } from '@/lib/server/abuse/proof-of-work'
import { refuseSpam } from '@/lib/server/abuse/spam-check'
import { anyone, defineCommand } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { contactForm, type OpenedCase, openCaseInput, topicField } from '../schema'

/** A question may link to a page and a picture; an advertisement has more links. */
const linksAllowed = { about: 1, message: 3 }

/** Opens a case from the contact form, mails a receipt with a link to the thread, and notifies administrators. */
export const openCase = defineCommand({
  name: 'support.open-case',
  session: 'optional',
  status: 201,
  input: openCaseInput,
  limits: senderLimits,
  load: async ({ website, altcha, name, about, subject, message }, { actor }) => {
    if (website) return { proof: null }
    refuseSpam({ name, about, subject, message }, linksAllowed)
    return { proof: actor.kind === 'visitor' ? await readProof(altcha) : null }
  },
  authorize: anyone,
  subjectLimits: openCaseLimits,
  run: async (context, { website, altcha, message, ...written }, { proof }): Promise<OpenedCase> => {
    const { tx, actor } = context
    if (website) return pretendedCase(context)
    if (proof) await spendProof(tx, proof)
    const { name, email, topic, subject } = written
    const userId = userIdOf(actor)
    const { id, number } = await tx.supportCase.create({
      data: { ...written, emailKey: emailKeyOf(email), userId },
      select: { id: true, number: true },
    })
    if (topic === 'code') await recordReport(context, { about: written.about, caseNumber: number })
    await addEntry(tx, id, { kind: 'from_sender', authorId: userId, authorName: name, text: message })
    // Otherwise the form could send any text to any mailbox.
    const isOwn = await isConfirmedAddressOf(tx, userId, email)
    const props = {
      number,
      written: isOwn ? { name, subject, text: message } : null,
      answerTime,
      ...(await createCaseLink(tx, id)),
    }
    await queueMail(context, { to: email, mail: { template: 'support-receipt', props } })
    await notifyAdministrators(context, {
      id,
      number,
      topic,
      subject,
      name,
      assigneeId: null,
      text: message,
      isReply: false,
    })
    context.about({ type: 'support_case', id })
    return { number }
  },
  form: {
    name: contactForm,
    done: ({ number }) => `/contact?sendt=${number}`,
    back: (_, { topic }) => (topicField.safeParse(topic).success ? `/contact?emne=${topic}` : '/contact'),
    secret: ['website', 'altcha'],
  },
})
