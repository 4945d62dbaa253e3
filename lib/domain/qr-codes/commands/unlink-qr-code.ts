import 'server-only'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { unlinkCode } from '@/lib/domain/qr-codes/link-code'
import { canUnlinkCode } from '@/lib/domain/qr-codes/policy'
import { qrLinkInput } from '@/lib/domain/qr-codes/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Unlinks a page from a code; the page itself does not change. */
export const unlinkQrCode = defineCommand({
  name: 'qr-codes.unlink-qr-code',
  input: qrLinkInput,
  session: 'required',
  async load({ code, memorialId }, { actor }) {
    const subject = await getCodeSubject(actor, code)
    const memorial = subject.memorials.find(({ id }) => id === memorialId)
    if (!memorial) throw new DomainError('NOT_FOUND')
    return { code: subject, memorial }
  },
  authorize: (actor, { code, memorial }) => canUnlinkCode(actor, code, memorial.role),
  async run(context, _, { code, memorial }) {
    context.about({ type: 'qr_code', id: code.id, detail: { memorialId: memorial.id } })
    await unlinkCode(context, { qrCodeId: code.id, memorialId: memorial.id, ...codeActor(context.actor) })
    return { code: code.code, memorialId: memorial.id }
  },
})
