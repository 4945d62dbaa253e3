'use client'

import { CodeCard } from '@/components/packages/code-card'
import { CodeStateBadge } from '@/components/qr-codes/code-state-badge'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import type { PackageCodeView } from '@/lib/domain/packages/views'

/** One code with its history and actions, in a dialog over the list. */
export function CodeDialog({ code, canManage }: { code: PackageCodeView; canManage: boolean }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" size="compact" aria-label={`Vis ${code.formattedCode}`}>
          Vis
        </Button>
      </DialogTrigger>
      <DialogContent title={code.formattedCode} description={<CodeStateBadge state={code.state} />}>
        <CodeCard code={code} canManage={canManage} />
      </DialogContent>
    </Dialog>
  )
}
