export const steps = {
  contact: {
    name: "Thông\u00a0tin liên\u00a0lạc",
    introduction: "Chúng tôi nên liên lạc với ai về dự án này?",
  },
  service: { name: "Chi\u00a0tiết dịch\u00a0vụ", introduction: "Quý khách cần quét 3D ở đâu và khi nào?" },
  project: {
    name: "Chi\u00a0tiết dự\u00a0án",
    introduction: "Ước chừng là được. Chúng tôi sẽ cùng quý khách xem lại.",
  },
  additional: {
    name: "Thông\u00a0tin bổ\u00a0sung",
    introduction: "Tất cả đều không bắt buộc. Bản vẽ và ảnh giúp chúng tôi chuẩn bị.",
  },
  consents: { name: "Điều\u00a0khoản và sự đồng\u00a0ý", introduction: "Kiểm tra nội dung, đồng ý rồi gửi." },
};
