import { Children, isValidElement, type ReactNode } from 'react'

/** An element of HTML as a value that can be sent to another process. */
export type PlainElement = { type: string; props: Record<string, unknown>; children: Array<PlainElement | string> }

/** Whatever an element of ours is made of, down to its HTML. Components may use nothing but their props. */
export function plainElements(node: ReactNode): Array<PlainElement | string> {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [String(child)]
    const { type, props } = child
    if (typeof type === 'function') return plainElements(Reflect.apply(type, null, [props]))
    if (typeof type !== 'string') return plainElements(props.children)
    const { children, ...rest } = props
    return [{ type, props: rest, children: plainElements(children) }]
  })
}
