/** What columns of views are in JavaScript. Ids are text, instants ISO in UTC. */

export type Id = string
export type Instant = string
