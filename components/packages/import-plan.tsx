'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { codesText } from '@/lib/domain/packages/copy'
import type { CodeImportView, ImportProblem } from '@/lib/domain/packages/views'

const shownAtOnce = 200

type ImportPlanProps = { filename: string; plan: CodeImportView; onConfirm: () => void; pending: boolean }

/** What the import would do, or which lines are invalid. */
export function ImportPlan({ filename, plan, onConfirm, pending }: ImportPlanProps) {
  if (plan.problems.length > 0) return <WrongLines filename={filename} problems={plan.problems} />
  return (
    <div className="space-y-5">
      <Notice title={<span className="break-words">{filename}</span>}>
        {codesText(plan.lines)}, og alle linjer er rigtige.
      </Notice>
      <Table caption="Hvem koderne går til">
        <TableHead>
          <tr>
            <TableHeader>Forhandler</TableHeader>
            <TableHeader numeric>Koder</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {plan.resellers.map(({ id, companyName, count }) => (
            <TableRow key={id}>
              <TableCell className="break-words">{companyName}</TableCell>
              <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button onClick={onConfirm} pending={pending} pendingText="Giver koderne videre...">
        Giv koderne til forhandlerne
      </Button>
    </div>
  )
}

function WrongLines({ filename, problems }: { filename: string; problems: ImportProblem[] }) {
  const [shown, setShown] = useState(shownAtOnce)
  const count = problems.length
  const lines = count === 1 ? '1 linje er forkert' : `${count.toLocaleString('da-DK')} linjer er forkerte`
  return (
    <div className="space-y-5">
      <Notice variant="error" title={<span className="break-words">{filename}</span>}>
        {lines}, så intet er ændret. Ret filen, og vælg den igen.
        {count > shown && ` De første ${shown.toLocaleString('da-DK')} står her.`}
      </Notice>
      <Table caption="Forkerte linjer">
        <TableHead>
          <tr>
            <TableHeader numeric>Linje</TableHeader>
            <TableHeader>Hvad der er galt</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {problems.slice(0, shown).map(({ line, sentence }) => (
            <TableRow key={line}>
              <TableCell numeric>{line.toLocaleString('da-DK')}</TableCell>
              <TableCell className="break-words">{sentence}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {count > shown && (
        <LoadMore label="Vis flere linjer" pending={false} onClick={() => setShown(shown + shownAtOnce)} />
      )}
    </div>
  )
}
