import { Nothing } from '@/components/account-desk/desk-parts'
import type { FormDraftView } from '@/components/form/form-draft'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { TouchLink } from '@/components/ui/text-link'
import { requestStatusTexts } from '@/lib/domain/members/evidence-copy'
import { decisionsPath } from '@/lib/domain/members/paths'
import { refusalDays } from '@/lib/domain/members/schema'
import type { PageDeskView, PageTakeover } from '@/lib/domain/page-desk/schema'
import { type KnownAsker, TakeoverForm } from './takeover-form'

type TakeoversProps = { page: PageDeskView; draft: FormDraftView; asker: KnownAsker | null }

/** Succession requests and their outcomes, and the form that starts one for a person who was not named. */
export function Takeovers({ page, draft, asker }: TakeoversProps) {
  const { id, takeovers, owner } = page
  const isWaiting = takeovers.some(({ status }) => status === 'waiting')
  return (
    <div className="max-w-measure space-y-6">
      {takeovers.length === 0 && <Nothing>Ingen har bedt om at overtage siden.</Nothing>}
      {takeovers.length > 0 && (
        <ul className="divide-y divide-border border-border border-y">
          {takeovers.map((takeover) => (
            <Takeover key={takeover.id} takeover={takeover} />
          ))}
        </ul>
      )}
      {!isWaiting && (
        <details open={draft !== null || asker !== null}>
          <summary
            className={cn(
              buttonVariants({ variant: 'outline' }),
              'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
            )}
          >
            Begynd en overtagelse
          </summary>
          <p className="mt-5 mb-6">
            Brug den, når en, der ikke er valgt som efterfølger, har sendt os papir på, at siden skal have en ny ejer.{' '}
            {owner
              ? `Ejeren får en mail og har ${refusalDays} dage til at sige nej. Derefter afgør du det.`
              : 'Siden har ingen ejer, så det kan afgøres med det samme.'}
          </p>
          <TakeoverForm memorialId={id} draft={draft} asker={asker} />
        </details>
      )}
    </div>
  )
}

function Takeover({ takeover }: { takeover: PageTakeover }) {
  const { askerName, status, askedOn, evidence } = takeover
  return (
    <li className="py-3 wrap-anywhere">
      <p>
        {askerName}, {askedOn}: {requestStatusTexts[status].toLowerCase()}
      </p>
      {evidence && (
        <p className="text-muted-foreground text-sm">
          {evidence.kindText} fra {evidence.from}, {evidence.on}
        </p>
      )}
      {status === 'waiting' && <TouchLink href={decisionsPath}>Afgør anmodningen</TouchLink>}
    </li>
  )
}
