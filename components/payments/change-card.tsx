import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { cardWords } from '@/lib/domain/payments/copy'
import { PortalLink } from './portal-link'
import { SavedCardRead } from './saved-card-read'

type Props = {
  card: { id: string; cardLabel: string | null; url: string | null }
  isBack: boolean
  /** Why the form without script was refused. */
  refusal: string | null
}

/** The way to the provider's page for the card, and back: plain links and a form, with and without script. */
export function ChangeCard({ card: { id, cardLabel, url }, isBack, refusal }: Props) {
  return (
    <div className="space-y-8">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      {cardLabel && (
        <p className="text-lg">
          {cardWords.current} <strong>{cardLabel}</strong>
        </p>
      )}
      {isBack ? (
        <SavedCardRead id={id} />
      ) : url ? (
        <PortalLink id={id} url={url} />
      ) : (
        <Notice variant="error">{cardWords.unavailable}</Notice>
      )}
      <LinkButton href="/subscription" variant="outline">
        {cardWords.leave}
      </LinkButton>
    </div>
  )
}
