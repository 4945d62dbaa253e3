'use client'

import { ChangeCodeForm } from '@/components/packages/change-code-form'
import { CodeHistory } from '@/components/packages/code-history'
import { CopyButton } from '@/components/ui/copy-button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { PackageCodeView } from '@/lib/domain/packages/views'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** Everything about one code: symbol, URL, holder, history and actions. */
export function CodeCard({ code, canManage }: { code: PackageCodeView; canManage: boolean }) {
  return (
    <div className="space-y-8">
      {code.replacedBy && (
        <Notice>
          Koden er erstattet af{' '}
          <TextLink href={`/admin/qr-scanner?code=${code.replacedBy}`} className="tabular-nums">
            {formatTextCode(code.replacedBy)}
          </TextLink>
          , som har overtaget dens plads.
        </Notice>
      )}
      <section className="space-y-4">
        <img
          src={`/api/admin/qr-codes/${code.code}/picture`}
          alt={`QR-kode med adressen ${code.printedAddress}`}
          className="mx-auto aspect-square w-full max-w-64"
        />
        <p className="wrap-anywhere text-center text-sm tabular-nums">{code.printedAddress}</p>
        <div className="flex justify-center">
          <CopyButton value={code.printedAddress} label="Kopiér adressen" />
        </div>
      </section>
      <dl className="space-y-2">
        <Fact name="Pakke" value={`${code.package.number}, ${code.package.name}`} />
        <Fact name="Forhandler" value={code.reseller?.companyName ?? 'På lager hos os'} />
        {canManage && <Fact name="Aktiveringskode" value={code.activationCode ?? 'Ingen'} />}
        <Fact name="Mindesider" value={String(code.memorialCount)} />
      </dl>
      <section>
        <h3 className="mb-3 text-lg">Historik</h3>
        <CodeHistory code={code.code} />
      </section>
      {canManage && code.state !== 'retired' && (
        <ChangeCodeForm code={code.code} state={code.state} isReplaced={code.replacedBy !== null} />
      )}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <dt className="text-muted-foreground sm:min-w-36">{name}</dt>
      <dd className="min-w-0 flex-1 basis-40 wrap-anywhere tabular-nums">{value}</dd>
    </div>
  )
}
