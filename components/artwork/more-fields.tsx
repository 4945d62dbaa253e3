'use client'

import { LineStyleFields } from '@/components/artwork/line-style-fields'
import { PeopleFields } from '@/components/artwork/people-fields'
import { StencilFields } from '@/components/artwork/stencil-fields'

type MoreFieldsProps = { hasTexts: boolean; hasStencil: boolean }

/** Rarely used options. Collapsed, but still submitted. */
export function MoreFields({ hasTexts, hasStencil }: MoreFieldsProps) {
  return (
    <details className="border-border border-y">
      <summary className="flex min-h-touch cursor-pointer flex-wrap items-baseline gap-x-3 py-3">
        <span className="text-link text-xl underline underline-offset-4">Mere</span>
        <span className="text-muted-foreground text-sm">
          Skrift for hver linje, flere navne{hasStencil && ', sandblæsning'}
        </span>
      </summary>
      <div className="space-y-8 pt-2 pb-6">
        <LineStyleFields hasTexts={hasTexts} />
        <PeopleFields />
        {hasStencil && <StencilFields />}
      </div>
    </details>
  )
}
