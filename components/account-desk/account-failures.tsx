import { accountsCopy } from '@/lib/domain/accounts/copy'
import type { SignInFailureView } from '@/lib/domain/accounts/schema'
import { Nothing } from './part'

const shown = 10

/** Failed sign-ins by network and hour; never the typed text or a full IP address. */
export function AccountFailures({ failures }: { failures: SignInFailureView[] }) {
  if (failures.length === 0) return <Nothing>Ingen de sidste 90 dage.</Nothing>
  return (
    <>
      <ul className="divide-y divide-border border-border border-y">
        {failures.slice(0, shown).map(({ kind, network, count, lastAt, when }) => (
          <li key={`${lastAt} ${kind} ${network}`} className="py-2">
            <p>
              {accountsCopy.failures.kind[kind]}, {count === 1 ? 'en gang' : `${count.toLocaleString('da-DK')} gange`}
            </p>
            <p className="text-muted-foreground text-sm wrap-anywhere">
              {when}, fra {network ?? 'et ukendt netværk'}
            </p>
          </li>
        ))}
      </ul>
      {failures.length > shown && (
        <p className="mt-3 text-muted-foreground text-sm">Og {failures.length - shown} tidligere.</p>
      )}
    </>
  )
}
