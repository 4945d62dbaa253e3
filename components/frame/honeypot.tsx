import type { ComponentProps } from 'react'

/** Bots fill in every field; this one is hidden from people and screen readers. */
export function Honeypot({ id, ...input }: { id: string } & ComponentProps<'input'>) {
  return (
    <div hidden aria-hidden="true">
      <label htmlFor={id}>Lad feltet stå tomt</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...input} />
    </div>
  )
}
