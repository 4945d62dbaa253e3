import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { TextLink } from '@/components/ui/text-link'
import { accountPath } from '@/lib/domain/account-desk/paths'
import type { CodeDeskAnswer } from '@/lib/domain/code-desk/code-desk-view'
import type { PackageCodeView } from '@/lib/domain/packages/views'
import { GiveCodeForm } from './give-code-form'

type CodeHolderProps = { code: PackageCodeView; holder: Extract<CodeDeskAnswer, { kind: 'code' }>['holder'] }

/** The account that claimed the code, and the form that gives it to its rightful owner. */
export function CodeHolder({ code, holder }: CodeHolderProps) {
  const isInUse = code.state !== 'blocked' && code.state !== 'retired'
  const canGive = isInUse && (holder !== null || code.memorialCount > 0)
  return (
    <div className="space-y-4">
      {holder ? (
        <p className="wrap-anywhere">
          Koden er låst til{' '}
          <TextLink href={accountPath(holder.id)} prefetch={false} className="inline-block min-h-6">
            {holder.fullName}
          </TextLink>
          .
        </p>
      ) : (
        <p className="text-muted-foreground">Koden er ikke låst til en konto.</p>
      )}
      {canGive && (
        <details>
          <summary
            className={cn(
              buttonVariants({ variant: 'outline', size: 'compact' }),
              'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
            )}
          >
            Flyt koden til en anden konto
          </summary>
          <GiveCodeForm key={holder?.id} code={code.code} ownedPages={holder?.ownedPages ?? 0} />
        </details>
      )}
    </div>
  )
}
