"""Records, setups and words inside compiled code.

Numba knows NumPy records, but each is one block of memory there, and every write to a row of it might change
any other field: the compiler would read all of them again. So compiled code has types of its own. In a
record, each field is a variable of its own: scalars live in processor registers, and rows cannot overlap. A
setup is taken apart the same way. Rows are indexed without Python's wrap-around of negative numbers, which
would cost a test each.

Every type has three parts in Numba: how it is laid out (a model), what expressions with it are typed as (a
template, or the first half of an intrinsic), and which instructions they become (a function that `lower_...`
registers, or the second half of an intrinsic).
"""

import operator
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.base import BaseContext
from numba.core.datamodel import DataModelManager, models
from numba.core.typing.context import BaseContext as TypingContext
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    Signature,
    infer_getattr,
    infer_global,
    signature,
)
from numba.extending import (
    intrinsic,
    lower_builtin,
    lower_cast,
    lower_getattr_generic,
    lower_setattr_generic,
    register_model,
)

from boardloom.core.record import Record, unpacked
from boardloom.engine.bits import lowest, ones
from boardloom.engine.kernel import States

Values = Sequence[ir.Value]
Generator = Callable[[BaseContext, ir.IRBuilder, Signature, Values], ir.Value]
"""Writes the instructions of a call, given the values of its arguments; gives the value of its result."""
Intrinsic = tuple[Signature, Generator]
"""What Numba's `intrinsic` wants to know of a function."""

INT32 = ir.IntType(32)
INT64 = ir.IntType(64)
STORED_AT_ONCE = 1024
"""Numbers of a row that one instruction sets to zero."""


class Row(types.Type):
    """Integers side by side in memory; a length of None is known only when running.

    The name of the field is part of the type: LLVM is told that rows of different fields never overlap. It
    could not find out by itself, because rules are optimized once before they are inlined."""

    def __init__(self, shape: tuple[int | None, ...], field: str, changes: bool) -> None:
        self.shape = shape
        self.field = field
        self.changes = changes
        """False for a setup: every position of a config shares its memory."""
        super().__init__(f"Row({shape}, {field})")


class Parts(types.Type):
    """A record or a setup taken apart: its fields by name."""

    def __init__(self, name: str, fields: dict[str, types.Type], changes: bool) -> None:
        self.fields = fields
        self.changes = changes
        super().__init__(f"Parts({name}, {fields}, {changes})")


@register_model(Row)
class RowModel(models.StructModel):
    def __init__(self, dmm: DataModelManager, row: Row) -> None:
        super().__init__(dmm, row, [("data", types.CPointer(types.int32)), ("length", types.int64)])


@register_model(Parts)
class PartsModel(models.StructModel):
    """Scalars that change are pointers to a variable on the stack, which LLVM turns into a register once all
    rules are inlined; a rule could not change a plain value of its caller."""

    def __init__(self, dmm: DataModelManager, parts: Parts) -> None:
        members = [
            (name, types.CPointer(kind) if parts.changes and kind == types.int64 else kind)
            for name, kind in parts.fields.items()
        ]
        super().__init__(dmm, parts, members)


@infer_getattr
class PartsAttributes(AttributeTemplate):
    key = Parts

    def generic_resolve(self, parts: Parts, name: str) -> types.Type | None:
        return parts.fields.get(name)


@lower_getattr_generic(Parts)
def get_field(
    context: BaseContext, builder: ir.IRBuilder, parts: Parts, value: ir.Value, name: str
) -> ir.Value:
    field = getattr(cgutils.create_struct_proxy(parts)(context, builder, value), name)
    return builder.load(field) if parts.changes and parts.fields[name] == types.int64 else field


@lower_setattr_generic(Parts)
def set_field(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values, name: str) -> None:
    struct = cgutils.create_struct_proxy(sig.args[0])(context, builder, args[0])
    builder.store(args[1], getattr(struct, name))


def _index_type(row: Row, index: types.Type) -> types.Type | None:
    if len(row.shape) == 1 and isinstance(index, types.Integer):
        return types.int64
    if isinstance(index, types.BaseTuple) and len(index) == len(row.shape):
        return types.UniTuple(types.int64, len(row.shape))
    return None


@infer_global(operator.getitem)
class RowGet(AbstractTemplate):
    def generic(self, args: Sequence[types.Type], kws: object) -> Signature | None:
        if isinstance(args[0], Row) and (index := _index_type(*args)):
            return signature(types.int64, args[0], index)
        return None


@infer_global(operator.setitem)
class RowSet(AbstractTemplate):
    def generic(self, args: Sequence[types.Type], kws: object) -> Signature | None:
        if isinstance(args[0], Row) and args[0].changes and (index := _index_type(args[0], args[1])):
            return signature(types.none, args[0], index, types.int64)
        return None


@infer_global(len)
class RowLength(AbstractTemplate):
    def generic(self, args: Sequence[types.Type], kws: object) -> Signature | None:
        return signature(types.int64, args[0]) if isinstance(args[0], Row) else None


@lower_builtin(len, Row)
def get_length(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values) -> ir.Value:
    length = sig.args[0].shape[0]
    if length is not None:
        return ir.Constant(INT64, length)
    return cgutils.create_struct_proxy(sig.args[0])(context, builder, args[0]).length


@lower_builtin(operator.getitem, Row, types.Any)
def get_item(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values) -> ir.Value:
    loaded = builder.load(_place(context, builder, sig, args))
    _mark(builder, loaded, sig.args[0])
    return builder.sext(loaded, INT64)


@lower_builtin(operator.setitem, Row, types.Any, types.Any)
def set_item(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values) -> ir.Value:
    stored = builder.store(builder.trunc(args[2], INT32), _place(context, builder, sig, args))
    _mark(builder, stored, sig.args[0])
    return context.get_dummy_value()


def _place(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values) -> ir.Value:
    """The address of an item."""
    row = cgutils.create_struct_proxy(sig.args[0])(context, builder, args[0])
    shape = sig.args[0].shape
    indices = cgutils.unpack_tuple(builder, args[1]) if len(shape) > 1 else [args[1]]
    at = ir.Constant(INT64, 0)
    for axis, (index, length) in enumerate(zip(indices, shape, strict=True)):
        limit = row.length if length is None else ir.Constant(INT64, length)
        if context.enable_boundscheck:
            cgutils.do_boundscheck(context, builder, index, limit, axis)
        at = builder.add(builder.mul(at, limit), index)
    return builder.gep(row.data, [at], inbounds=True)


def _mark(builder: ir.IRBuilder, instruction: ir.Instruction, row: Row) -> None:
    """Tell LLVM which field is read or written (type-based alias analysis)."""
    module = builder.module
    root = module.add_metadata([ir.MetaDataString(module, "boardloom")])
    kind = module.add_metadata([ir.MetaDataString(module, row.field), root, ir.Constant(INT64, 0)])
    tag = module.add_metadata([kind, kind, ir.Constant(INT64, 0)])
    instruction.set_metadata("tbaa", tag)


def _shift(
    operation: Callable[[ir.IRBuilder, ir.Value, ir.Value], ir.Value],
) -> Callable[[BaseContext, ir.IRBuilder, Signature, Values], ir.Value]:
    """Shifting a word by its width or more has no result that LLVM would have to stick to, so a check of an
    index made of it could be left out. Where code is checked, only the lowest bits of the distance count."""

    def lower(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values) -> ir.Value:
        distance = builder.and_(args[1], ir.Constant(INT64, 63)) if context.enable_boundscheck else args[1]
        return operation(builder, args[0], distance)

    return lower


for _kind, _right in ((types.int64, ir.IRBuilder.ashr), (types.uint64, ir.IRBuilder.lshr)):
    for _operator, _operation in ((operator.lshift, ir.IRBuilder.shl), (operator.rshift, _right)):
        lower_builtin(_operator, _kind, _kind)(_shift(_operation))


@lower_cast(types.float64, types.int64)
def float_to_integer(
    context: BaseContext, builder: ir.IRBuilder, given: types.Type, wanted: types.Type, value: ir.Value
) -> ir.Value:
    """What is no number, or too large, has no integer either; where code is checked it becomes the nearest,
    or 0."""
    if not context.enable_boundscheck:
        return builder.fptosi(value, INT64)
    kind = ir.FunctionType(INT64, [value.type])
    saturating = builder.module.declare_intrinsic("llvm.fptosi.sat", [INT64, value.type], kind)
    return builder.call(saturating, [value])


def _record_parts(record: type[Record]) -> Parts:
    shapes = {name: record.dtype[name].shape for name in record.dtype.names or ()}
    fields = {
        name: Row(shape, f"{record.__qualname__}.{name}", changes=True) if shape else types.int64
        for name, shape in shapes.items()
    }
    return Parts(f"{record.__qualname__} {record.dtype.descr}", fields, changes=True)


def new_record(record: type[Record]) -> Callable[[], Record]:
    """A function that makes a zeroed record in the registers and on the stack of whoever calls it."""
    return _new(_record_parts(record))


@cache
def _new(parts: Parts) -> Callable[[], Record]:
    """One for all loops, so that they can share the rules that make such a record."""

    @intrinsic
    def new(typing: TypingContext) -> Intrinsic:
        def generate(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values) -> ir.Value:
            struct = cgutils.create_struct_proxy(parts)(context, builder)
            for name, kind in parts.fields.items():
                if kind == types.int64:
                    setattr(struct, name, cgutils.alloca_once(builder, INT64, zfill=True))
                    continue
                row = cgutils.create_struct_proxy(kind)(context, builder)
                row.data = builder.bitcast(_zeros(builder, int(np.prod(kind.shape))), INT32.as_pointer())
                row.length = ir.Constant(INT64, 0)
                setattr(struct, name, row._getvalue())
            return struct._getvalue()

        return parts(), generate

    return new


def _zeros(builder: ir.IRBuilder, numbers: int) -> ir.Value:
    """So many numbers on the stack. LLVM takes minutes over a single store of very many."""
    block = ir.ArrayType(INT32, numbers)
    if numbers <= STORED_AT_ONCE:
        return cgutils.alloca_once(builder, block, zfill=True)
    with builder.goto_entry_block():
        memory = builder.alloca(block)
    cgutils.memset(builder, memory, ir.Constant(INT64, 4 * numbers), 0)
    return memory


def _copy(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values, out: bool) -> None:
    """Copy every field between a record taken apart and a NumPy record, `out` of the first or into it."""
    parts, entry = sig.args
    struct = cgutils.create_struct_proxy(parts)(context, builder, args[0])
    for name, kind in parts.fields.items():
        memory = cgutils.get_record_member(
            builder, args[1], entry.offset(name), context.get_data_type(types.int32)
        )
        if kind == types.int64:
            if out:
                builder.store(builder.trunc(builder.load(getattr(struct, name)), INT32), memory)
            else:
                builder.store(builder.sext(builder.load(memory), INT64), getattr(struct, name))
            continue
        row = cgutils.create_struct_proxy(kind)(context, builder, getattr(struct, name)).data
        memory = builder.bitcast(memory, INT32.as_pointer())
        target, source = (memory, row) if out else (row, memory)
        length = ir.Constant(INT64, int(np.prod(kind.shape)))
        cgutils.raw_memcpy(builder, target, source, length, 4)


@cache
def copier(out: bool) -> Callable[[Record, States, int], None]:
    """The counterpart of `save` if `out`, else of `load`."""

    @intrinsic
    def copy(typing: TypingContext, record: Parts, entry: types.Record) -> Intrinsic:
        def generate(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values) -> ir.Value:
            _copy(context, builder, sig, args, out)
            return context.get_dummy_value()

        return types.none(record, entry), generate

    def copy_entry(record: Record, states: States, i: int) -> None:
        copy(record, states[i])

    return copy_entry


def _bare(name: str, kind: types.Type) -> types.Type:
    """The type of a setup's field once taken apart: rows of integers as bare memory, without the count of
    references and the strides that an array carries; arrays of other kinds stay what they are."""
    if isinstance(kind, types.Integer):
        return types.int64
    if isinstance(kind, types.Array) and (kind.dtype, kind.ndim, kind.layout) == (types.int32, 1, "C"):
        return Row((None,), f"setup.{name}", changes=False)
    return kind


@intrinsic
def _unpacked(typing: TypingContext, setup: types.NamedTuple) -> Intrinsic:
    names, kinds = setup.fields, list(setup)
    parts = Parts(setup.name, {n: _bare(n, k) for n, k in zip(names, kinds, strict=True)}, changes=False)

    def generate(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values) -> ir.Value:
        struct = cgutils.create_struct_proxy(parts)(context, builder)
        for i, (name, kind) in enumerate(zip(names, kinds, strict=True)):
            value = builder.extract_value(args[0], i)
            bare = parts.fields[name]
            if isinstance(bare, Row):
                array = context.make_array(kind)(context, builder, value)
                row = cgutils.create_struct_proxy(bare)(context, builder)
                row.data = array.data
                row.length = cgutils.unpack_tuple(builder, array.shape)[0]
                value = row._getvalue()
            elif bare != kind:
                value = context.cast(builder, value, kind, bare)
            setattr(struct, name, value)
        return struct._getvalue()

    return parts(setup), generate


def _word(operation: Callable[[BaseContext, ir.IRBuilder, ir.Value], ir.Value]) -> Callable[[int], int]:
    """A function of one word that is an instruction of LLVM."""

    @intrinsic
    def call(typing: TypingContext, word: types.Type) -> Intrinsic:
        def generate(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: Values) -> ir.Value:
            return operation(context, builder, args[0])

        return types.int64(types.int64), generate

    return call


def _trailing_zeros(context: BaseContext, builder: ir.IRBuilder, word: ir.Value) -> ir.Value:
    """Where nothing is checked, LLVM is promised that the word is never zero, which spares a test."""
    return builder.cttz(word, ir.Constant(ir.IntType(1), 0 if context.enable_boundscheck else 1))


PRIMITIVES: dict[Callable[..., object], Callable[..., object]] = {
    unpacked: _unpacked,
    ones: _word(lambda context, builder, word: builder.ctpop(word)),
    lowest: _word(_trailing_zeros),
}
"""Functions that rules may call, as machine code."""
