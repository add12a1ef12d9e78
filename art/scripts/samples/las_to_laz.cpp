// Compresses a LAS file to LAZ with the reference library, LASzip. The header and its records stay as they are.
// g++ -O2 las_to_laz.cpp -o las_to_laz -llaszip; ./las_to_laz IN.las OUT.laz
#include <cstdio>
#include <laszip/laszip_api.h>

static laszip_POINTER reader, writer;

static int fail(const char* what, laszip_POINTER from) {
  char* error = nullptr;
  laszip_get_error(from, &error);
  std::fprintf(stderr, "%s: %s\n", what, error ? error : "unknown error");
  return 1;
}

int main(int argc, char** argv) {
  if (argc != 3) return std::fprintf(stderr, "las_to_laz IN.las OUT.laz\n"), 2;
  laszip_BOOL is_compressed;
  laszip_header* header;
  laszip_point* point;
  laszip_create(&reader);
  laszip_create(&writer);
  if (laszip_open_reader(reader, argv[1], &is_compressed)) return fail("open", reader);
  laszip_get_header_pointer(reader, &header);
  laszip_get_point_pointer(reader, &point);
  if (laszip_set_header(writer, header)) return fail("header", writer);
  laszip_preserve_generating_software(writer, 1);
  if (laszip_open_writer(writer, argv[2], 1)) return fail("create", writer);
  for (laszip_U64 i = 0; i < header->extended_number_of_point_records; i++) {
    if (laszip_read_point(reader)) return fail("read", reader);
    if (laszip_set_point(writer, point) || laszip_write_point(writer)) return fail("write", writer);
  }
  if (laszip_close_writer(writer)) return fail("close", writer);
  return laszip_close_reader(reader);
}
