import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { orderLine } from '@/lib/domain/resellers/copy'
import { orderColumns, orderView } from '@/lib/domain/resellers/orders'
import { applicationPath, resellerPath } from '@/lib/domain/resellers/paths'
import type { CompanyView } from '@/lib/domain/resellers/schema'
import { answerTime } from '@/lib/domain/support/copy'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatCvr } from '@/lib/shared/cvr'

type Application = Pick<CompanyView, 'companyName' | 'cvr' | 'city' | 'contactName'> & {
  id: string
  message: string | null
}

/** Notifies the shared mailbox of an application to become a reseller. */
export async function notifyOfApplication(context: RunContext, { id, ...written }: Application): Promise<void> {
  const { companyName, cvr, city, contactName, message } = written
  const about = { companyName, cvr: formatCvr(cvr), city, contactName, message, answerTime }
  const props = { ...about, deskUrl: wholeAddress(applicationPath(id)) }
  await queueMail(context, { to: env.SUPPORT_EMAIL, mail: { template: 'reseller-application-opened', props } })
}

/** Notifies the shared mailbox of a reseller's order. */
export async function notifyOfOrder(context: RunContext, id: string): Promise<void> {
  const { reseller, ...row } = await context.tx.resellerOrder.findUniqueOrThrow({
    where: { id },
    select: { ...orderColumns, reseller: { select: { id: true, companyName: true } } },
  })
  const order = orderView(row)
  const { number, wantedOn, orderedByName, message } = order
  const props = {
    number,
    wantedOn,
    orderedByName,
    message,
    companyName: reseller.companyName,
    order: orderLine(order),
    deskUrl: wholeAddress(resellerPath(reseller.id)),
  }
  await queueMail(context, { to: env.SUPPORT_EMAIL, mail: { template: 'reseller-order-opened', props } })
}
