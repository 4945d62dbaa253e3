import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { linkCode } from '@/lib/domain/qr-codes/link-code'
import { ownsCode } from '@/lib/domain/qr-codes/policy'
import { qrLinkInput } from '@/lib/domain/qr-codes/schema'
import { defineCommand } from '@/lib/server/command'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

/** Links a code to a page, both owned by the caller. */
export const linkQrCode = defineCommand({
  name: 'qr-codes.link-qr-code',
  input: qrLinkInput,
  session: 'required',
  status: 201,
  async load({ code, memorialId }, { actor }) {
    return { code: await getCodeSubject(actor, code), memorial: await getMemorialSubject(actor, memorialId) }
  },
  authorize: (actor, { code, memorial }) => ownsCode(actor, code) && canOwnMemorial(actor, memorial),
  async run(context, _, { code, memorial }) {
    context.about({ type: 'qr_code', id: code.id, detail: { memorialId: memorial.id } })
    const link = { qrCodeId: code.id, memorialId: memorial.id, ...codeActor(context.actor) }
    const { position } = await linkCode(context, link)
    return { code: code.code, memorialId: memorial.id, position }
  },
  form: {
    name: 'tilknyt',
    done: ({ code }) => `/qr-setup/${code}`,
    back: ({ code = '' }) => `/qr-linking/${encodeURIComponent(normaliseTextCode(code))}`,
  },
})
