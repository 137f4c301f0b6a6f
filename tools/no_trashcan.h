/* Included before everything else in the C files of the engine.
 *
 * CPython's trashcan is for objects that the garbage collector knows: it keeps those whose turn has not come in a list
 * that goes through their headers. mypyc uses it for all classes, also for those that are marked as acyclic, which have
 * no such header; then a position that is freed deep inside other objects overwrites foreign memory. The engine has no
 * structures that are deep enough to need a trashcan.
 */
#include <Python.h>

#undef Py_TRASHCAN_BEGIN
#undef Py_TRASHCAN_END
#define Py_TRASHCAN_BEGIN(op, dealloc) {
#define Py_TRASHCAN_END }
