'use client'

import { codeToasts } from '@/components/qr-codes/code-toasts'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { useUser } from '@/lib/domain/accounts/client/session-hooks'
import { useLockQrCode, useMyQrCodes, useUnlockQrCode } from '@/lib/domain/qr-codes/client/hooks'
import { isOutOfUse, type MyQrCodeView } from '@/lib/domain/qr-codes/schema'

type MyCodesProps = { initial: { locked: MyQrCodeView[]; owned: MyQrCodeView[] } }

/** Codes claimed by the account, and unclaimed codes linked to its pages. */
export function MyCodes({ initial }: MyCodesProps) {
  const { data: user = null } = useUser()
  const { locked, owned } = useMyQrCodes({ enabled: user !== null, initial, onFailed: codeToasts.listFailed })
  const lockedIds = new Set(locked.map(({ id }) => id))
  const unlocked = owned.filter(({ id }) => !lockedIds.has(id))
  if (locked.length + unlocked.length === 0) {
    return (
      <EmptyState
        title="Du har ingen QR-koder endnu"
        text="Scan koden på stenen, så kan du knytte den til din konto."
        action={
          <LinkButton href="/qr-info" variant="outline">
            Læs om QR-koden
          </LinkButton>
        }
      />
    )
  }
  return (
    <ul className="divide-y divide-border">
      {locked.map((code) => (
        <CodeEntry key={code.id} code={code} isLocked />
      ))}
      {unlocked.map((code) => (
        <CodeEntry key={code.id} code={code} isLocked={false} />
      ))}
    </ul>
  )
}

function CodeEntry({ code, isLocked }: { code: MyQrCodeView; isLocked: boolean }) {
  const isInUse = !isOutOfUse(code.state)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
      <div className="min-w-0 space-y-1">
        <p className="font-semibold text-lg tabular-nums tracking-wider">{code.formattedCode}</p>
        <p className="text-muted-foreground">{isLocked || !isInUse ? code.stateText : 'Ikke låst til nogen konto'}</p>
        {code.memorials.map(({ id, slug, name }) => (
          <p key={id} className="break-words">
            Fører til <TextLink href={`/memorial/${slug}`}>{name}</TextLink>
          </p>
        ))}
      </div>
      {isInUse && (
        <div className="flex flex-wrap gap-3">
          {isLocked && (
            <LinkButton href={`/qr-setup/${code.code}`} variant="outline">
              Mindeside på koden
            </LinkButton>
          )}
          {isLocked ? <UnlockButton code={code} /> : <LockButton code={code} />}
        </div>
      )}
    </li>
  )
}

function LockButton({ code }: { code: MyQrCodeView }) {
  const lock = useLockQrCode(codeToasts.lock)
  return (
    <Button pending={lock.isPending} pendingText="Låser..." onClick={() => lock.mutate({ code: code.code })}>
      Lås
    </Button>
  )
}

function UnlockButton({ code }: { code: MyQrCodeView }) {
  const unlock = useUnlockQrCode(codeToasts.release)
  return (
    <AlertDialog
      trigger={
        <Button variant="ghost" pending={unlock.isPending} pendingText="Frigiver...">
          Frigiv
        </Button>
      }
      title={`Frigiv koden ${code.formattedCode}`}
      description={
        code.memorials.length > 0
          ? 'Koden hører ikke længere til din konto. Mindesiden bliver stående, og stenen fører stadig til den.'
          : 'Koden hører ikke længere til din konto. Den næste, der scanner den, kan knytte den til sin.'
      }
      confirmLabel="Frigiv koden"
      onConfirm={() => unlock.mutate(code.code)}
    />
  )
}
