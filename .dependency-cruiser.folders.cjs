const { options } = require('./.dependency-cruiser.cjs')

/** Of whole folders, which is asked without tests: those may look at everything. */
module.exports = {
  forbidden: [
    {
      name: 'folders-have-no-circles',
      comment:
        'No two folders import each other, nor round about, not even a type: what both need moves down, or to the one who owns it.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test(-tools)?\\.tsx?$|^server/src/testing/` },
  },
}
