import {
  BinaryOperationNode,
  ColumnNode,
  FunctionNode,
  JoinNode,
  OperatorNode,
  QueryNode,
  ReferenceNode,
  TableNode,
  AliasNode,
  IdentifierNode,
  SelectQueryNode,
  UpdateQueryNode,
  DeleteQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type RootOperationNode,
} from 'kysely'
import { tenantTables } from './tenantTables.gen.ts'

/**
 * The first wall between carriers: a statement that names a tenant table gets `cuenta_id = mi_cuenta()`, which also
 * lets the planner use the indexes that start with it. Subqueries are left to the second wall, row level security,
 * which needs no help to be safe.
 */
export const tenantFilter: KyselyPlugin = {
  transformQuery: ({ node }) => filtered(node),
  transformResult: ({ result }) => Promise.resolve(result),
}

function filtered(node: RootOperationNode): RootOperationNode {
  if (SelectQueryNode.is(node)) {
    const own = (node.from?.froms ?? []).flatMap(ownRows)
    return withConditions(own, node.joins ? { ...node, joins: node.joins.map(filteredJoin) } : node)
  }
  if (UpdateQueryNode.is(node)) return withConditions(node.table ? ownRows(node.table) : [], node)
  if (DeleteQueryNode.is(node)) return withConditions(node.from.froms.flatMap(ownRows), node)
  return node
}

function withConditions<Node extends SelectQueryNode | UpdateQueryNode | DeleteQueryNode>(
  conditions: readonly OperationNode[],
  node: Node,
): Node {
  return conditions.reduce((each: Node, condition) => QueryNode.cloneWithWhere(each, condition), node)
}

/** In the join's own condition, where it leaves an outer join's missing rows alone. */
function filteredJoin(join: JoinNode): JoinNode {
  return join.on ? ownRows(join.table).reduce(JoinNode.cloneWithOn, join) : join
}

function ownRows(from: OperationNode): OperationNode[] {
  const alias = AliasNode.is(from) && IdentifierNode.is(from.alias) ? from.alias.name : undefined
  const table = AliasNode.is(from) ? from.node : from
  if (!TableNode.is(table)) return []
  const { name } = table.table.identifier
  if (!tenantTables.has(name)) return []
  const column = ReferenceNode.create(ColumnNode.create('cuenta_id'), TableNode.create(alias ?? name))
  return [BinaryOperationNode.create(column, OperatorNode.create('='), FunctionNode.create('mi_cuenta', []))]
}
