import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { cardWords } from '@/lib/domain/payments/copy'

type Props = { card: { id: string; cardLabel: string | null; url: string | null }; isBack: boolean }

/** The way to the provider's page for the card, and back: plain links and a form, with and without script. */
export function ChangeCard({ card: { id, cardLabel, url }, isBack }: Props) {
  return (
    <div className="space-y-8">
      {cardLabel && (
        <p className="text-lg">
          {cardWords.current} <strong>{cardLabel}</strong>
        </p>
      )}
      {isBack ? (
        <form action="/api/payments/card" method="post" className="space-y-5">
          <p>{cardWords.back}</p>
          <input type="hidden" name="subscription" value={id} />
          <Button type="submit">{cardWords.save}</Button>
        </form>
      ) : url ? (
        <p>
          <a href={url} className="text-lg text-link underline underline-offset-4">
            {cardWords.change}
          </a>
        </p>
      ) : (
        <Notice variant="error">{cardWords.unavailable}</Notice>
      )}
      <LinkButton href="/subscription" variant="outline">
        {cardWords.leave}
      </LinkButton>
    </div>
  )
}
