import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { formatTextCode } from '@/lib/shared/qr-text-code'

const warnEveryMs = 24 * 3600_000

/**
 * Mails the reseller whose code was locked for everyone, at most once a day per code: they can call the family. Without
 * an active reseller the operator gets the mail. The code's row must be locked.
 */
export async function warnReseller(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  qrCodeId: string,
  now: Date,
): Promise<void> {
  const { count } = await context.tx.qrCode.updateMany({
    where: {
      id: qrCodeId,
      OR: [{ activationWarnedAt: null }, { activationWarnedAt: { lte: new Date(now.getTime() - warnEveryMs) } }],
    },
    data: { activationWarnedAt: now },
  })
  if (count === 0) return
  const { code, reseller } = await context.tx.qrCode.findUniqueOrThrow({
    where: { id: qrCodeId },
    select: { code: true, reseller: { select: { email: true, contactName: true, status: true } } },
  })
  const isActive = reseller?.status === 'active'
  const path = isActive ? `/reseller-dashboard/codes/${code}` : `/admin/qr?search=${code}`
  await queueMail(context, {
    to: isActive ? reseller.email : env.SUPPORT_EMAIL,
    mail: {
      template: 'activation-locked',
      props: {
        name: isActive ? reseller.contactName : null,
        formattedCode: formatTextCode(code),
        codeUrl: new URL(path, env.SITE_URL).href,
      },
    },
  })
}
