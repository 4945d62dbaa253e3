import { HelpLine } from '@/components/accounts/dead-ends'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'

type UnknownReceiptProps = {
  /** Where to look instead, as a sentence. */
  text: string
  href: string
  label: string
}

/** In place of a receipt when its address has no key or an unknown one. Alike for both, so it tells of no payment. */
export function UnknownReceipt({ text, href, label }: UnknownReceiptProps) {
  return (
    <PageBody title="Vi kan ikke vise kvitteringen her" intro={`Måske kom hele linket ikke med. ${text}`}>
      <LinkButton href={href}>{label}</LinkButton>
      <HelpLine />
    </PageBody>
  )
}
