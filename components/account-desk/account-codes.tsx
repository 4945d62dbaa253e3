import { TextLink } from '@/components/ui/text-link'
import type { AccountCodeRow } from '@/lib/domain/account-desk/schema'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { Nothing } from './part'

/** The account's codes: those locked to it, and those that only lead to one of its pages. Each opens the code desk. */
export function AccountCodes({ codes }: { codes: AccountCodeRow[] }) {
  if (codes.length === 0) return <Nothing>Kontoen har ingen koder.</Nothing>
  return (
    <ul className="divide-y divide-border border-border border-y">
      {codes.map(({ code, formattedCode, stateText, isHeld, memorials }) => (
        <li key={code} className="py-2">
          <p className="flex flex-wrap items-center gap-x-3">
            <TextLink
              href={`/admin/qr-scanner?code=${code}`}
              prefetch={false}
              className="inline-flex min-h-touch items-center tabular-nums"
            >
              {formattedCode}
            </TextLink>
            <span>{stateText}</span>
          </p>
          <p className="text-muted-foreground text-sm wrap-anywhere">
            {isHeld ? 'Låst til kontoen' : 'Fører til kontoens side, men er ikke låst til kontoen'}
            {memorials.map(({ id, name }) => (
              <span key={id}>
                {', '}
                <TextLink href={pagePath(id)} prefetch={false} className="inline-block min-h-6">
                  {name}
                </TextLink>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
