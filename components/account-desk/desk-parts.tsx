import type { ReactNode } from 'react'
import { TouchLink } from '@/components/ui/text-link'

/** A section of a console page. */
export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="min-w-0 scroll-mt-8">
      <h2 className="mb-4 hyphens-auto text-xl">{title}</h2>
      {children}
    </section>
  )
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-muted-foreground">{children}</p>
}

/** A short list in the console; shows `nothing` when it is empty. */
export function DeskList({ nothing, children }: { nothing: string; children: ReactNode[] }) {
  if (children.length === 0) return <Nothing>{nothing}</Nothing>
  return <ul className="divide-y divide-border border-border border-y">{children}</ul>
}

export function DeskRow({ href, title, children }: { href: string; title: ReactNode; children: ReactNode }) {
  return (
    <li className="py-2">
      <TouchLink href={href} prefetch={false} className="wrap-anywhere">
        {title}
      </TouchLink>
      <p className="text-muted-foreground text-sm wrap-anywhere">{children}</p>
    </li>
  )
}

type CodeRowProps = { code: string; formattedCode: string; stateText: string; children: ReactNode }

/** A code with its state; opens the code desk. */
export function CodeRow({ code, formattedCode, stateText, children }: CodeRowProps) {
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <TouchLink href={`/admin/qr-scanner?code=${code}`} prefetch={false} className="tabular-nums">
          {formattedCode}
        </TouchLink>
        <span>{stateText}</span>
      </p>
      <p className="text-muted-foreground text-sm wrap-anywhere">{children}</p>
    </li>
  )
}

/** A link to a support case. */
export function CaseRow({ number, subject, children }: { number: number; subject: string; children: ReactNode }) {
  return (
    <DeskRow href={`/admin/support?sag=${number}`} title={`${number}: ${subject}`}>
      {children}
    </DeskRow>
  )
}
