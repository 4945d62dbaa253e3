'use client'

import { ChangeCodeForm } from '@/components/packages/change-code-form'
import { CodeHistory } from '@/components/packages/code-history'
import { CodeStateBadge } from '@/components/qr-codes/code-state-badge'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import type { PackageCodeView } from '@/lib/domain/packages/schema'

/** Everything about one code: its symbol, its address, what happened to it, and what can be done. */
export function CodeDialog({ code, canManage }: { code: PackageCodeView; canManage: boolean }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" size="compact" aria-label={`Vis ${code.formattedCode}`}>
          Vis
        </Button>
      </DialogTrigger>
      <DialogContent title={code.formattedCode} description={<CodeStateBadge state={code.state} />}>
        <div className="space-y-8">
          <section className="space-y-4">
            <img
              src={`/api/admin/qr-codes/${code.code}/picture`}
              alt={`QR-kode med adressen ${code.printedAddress}`}
              className="mx-auto aspect-square w-full max-w-64"
            />
            <p className="break-all text-center tabular-nums">{code.printedAddress}</p>
            <div className="flex justify-center">
              <CopyButton value={code.printedAddress} label="Kopiér adressen" />
            </div>
          </section>
          <section>
            <h3 className="mb-3 text-lg">Historik</h3>
            <CodeHistory code={code.code} />
          </section>
          {canManage && code.state !== 'retired' && <ChangeCodeForm code={code.code} state={code.state} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}
